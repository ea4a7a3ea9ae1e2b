"""The look of a report: sand, lapis and gold, by day and by night, on paper too.

Parts of bars have eight colours that stay at least 20 apart (CIE76) for people with normal sight,
protanopia, deuteranopia or tritanopia, the eighth excepted, which stands for what is left over;
numbers, order and tables say the same once more.
"""

from __future__ import annotations

LIGHT = """
--page:#efe3c8;--page-2:#e6d6b4;--panel:#fbf4e3;--panel-2:#f4e8cd;--line:#d3bd90;--line-2:#997a45;
--text:#2a1c0e;--text-2:#63502f;--accent:#704703;--focus:#0d4a8c;
--wall:#cfae78;--relief:#b8935a;--floor:#64482c;--step:#c4a674;--plinth:#ead2a2;
--a:#1b2a6b;--b:#b9512d;--bar:#2f4a93;--median:#b9512d;--parity:#8f3a16;
--cold:#fdf3da;--warm:#e0a23c;--hot:#74230f;--on-pale:#1f150b;--on-deep:#fff8e6;
--c0:#1b2a6b;--c1:#d68f11;--c2:#561b12;--c3:#34b391;--c4:#a8431a;--c5:#10685e;--c6:#955dc3;--c7:#a39a86;
--o0:#fff8e6;--o1:#1f150b;--o2:#fff8e6;--o3:#1f150b;--o4:#fff8e6;--o5:#fff8e6;--o6:#fff;--o7:#1f150b;
"""

DARK = """
--page:#120d08;--page-2:#1c140c;--panel:#221910;--panel-2:#2c2115;--line:#4d3b26;--line-2:#7d6440;
--text:#f4e8cf;--text-2:#c9b590;--accent:#f0bf58;--focus:#ffe3a1;
--wall:#6d5232;--relief:#8d6c42;--floor:#17100a;--step:#7f6744;--plinth:#8d6c42;
--a:#8fb0f5;--b:#f0a36f;--bar:#7797e0;--median:#f0bf58;--parity:#f0bf58;
--cold:#2a2016;--warm:#a1531f;--hot:#fbd877;--on-pale:#f4e8cf;--on-deep:#1f150b;
--c0:#4c68e6;--c1:#f3d95a;--c2:#ab3f30;--c3:#aceeda;--c4:#d2943f;--c5:#2a9a8a;--c6:#b392ec;--c7:#857a6a;
--o0:#fff;--o1:#1f150b;--o2:#fff;--o3:#1f150b;--o4:#1f150b;--o5:#120d08;--o6:#1f150b;--o7:#120d08;
"""

RULES = """
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:smooth}
body{margin:0;background:linear-gradient(var(--page-2),var(--page) 420px);color:var(--text);
 font:16px/1.5 "Avenir Next",Avenir,"Segoe UI","Helvetica Neue","DejaVu Sans Condensed","Noto Sans",
 Arial,sans-serif;font-variant-numeric:tabular-nums lining-nums}
h1,h2,h3,.brand{font-family:"Palatino Linotype",Palatino,"Book Antiqua","URW Palladio L",
 "DejaVu Serif Condensed",Georgia,serif;font-weight:600;line-height:1.2;margin:0}
svg{display:block;overflow:visible}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:6px}
.sheet{max-width:1120px;margin:0 auto;padding:0 20px 64px}
header{padding:36px 0 8px}
.brand{display:flex;align-items:center;gap:12px;color:var(--accent);letter-spacing:.28em;font-size:14px}
.brand svg{width:64px;height:22px;flex:none}
h1{font-size:clamp(26px,4vw,36px);margin:14px 0 10px;overflow-wrap:anywhere}
.lead{font-size:clamp(17px,2vw,20px);max-width:62ch;margin:0;overflow-wrap:anywhere}
nav{margin:20px 0 0}
nav ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:8px}
nav a{display:block;padding:6px 12px;border:1px solid var(--line);border-radius:16px;
 text-decoration:none;font-size:14px;background:var(--panel)}
nav a:hover{border-color:var(--line-2)}
section{margin-top:32px;scroll-margin-top:12px}
h2{font-size:24px;margin-bottom:12px;display:flex;align-items:center;gap:14px}
h2::after{content:"";flex:1;height:1px;background:linear-gradient(90deg,var(--line-2),transparent)}
h3{font-size:18px}
.tag{display:inline-flex;align-items:center;gap:8px;font-size:14px;font-weight:600;margin:0 0 8px;
 overflow-wrap:anywhere}
.plots{display:grid;gap:16px;grid-template-columns:minmax(0,1fr)}
.plots>*,.pair>*{min-width:0}
.pair{display:grid;gap:16px;grid-template-columns:minmax(0,1fr)}
@media(min-width:900px){.plots.two,.pair{grid-template-columns:repeat(2,minmax(0,1fr))}
 .plots.three{grid-template-columns:repeat(3,minmax(0,1fr))}
 .pair .plots{grid-template-columns:minmax(0,1fr)}}
.pair .plots{height:100%;grid-auto-rows:max-content}
figure,.card{margin:0;background:var(--panel);border:1px solid var(--line);border-radius:12px;
 padding:20px 20px 14px}
.says{margin:6px 0 16px;color:var(--text-2);max-width:78ch;overflow-wrap:anywhere}
.unit{font-size:13px;color:var(--text-2);margin:0 0 6px}
.chart{margin:0 0 10px}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:12px 20px;
 margin:0}
.facts div{min-width:0}
.facts .wide{grid-column:1/-1}
.facts dt{font-size:12px;letter-spacing:.07em;text-transform:uppercase;color:var(--text-2)}
.facts dd{margin:2px 0 0;overflow-wrap:anywhere}
code{font:13px/1.5 ui-monospace,"SF Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;
 background:var(--panel-2);border-radius:6px;padding:6px 10px;display:block;overflow-wrap:anywhere}
.rows{display:grid;grid-template-columns:minmax(88px,max-content) minmax(0,1fr) auto;gap:0 16px;
 align-items:center}
.rows .row{display:contents}
.rows .name{max-width:14em}
.rows .foot .axis{grid-column:2}
.row .name{font-weight:600;font-size:14px;line-height:1.2;overflow-wrap:anywhere}
.row .value{font-size:14px;line-height:1.25;text-align:right}
.winners .row .name,.counts .row .name{font-weight:400}
.winners .rows .name{max-width:17em}
.axis text{font-size:12px;fill:var(--text-2)}
.between{stroke:var(--line);stroke-width:1;opacity:.45}
.grid{stroke:var(--line);stroke-width:1;opacity:.6}
.base{stroke:var(--line-2);stroke-width:1.5}
.parity{stroke:var(--parity);stroke-width:2;stroke-dasharray:5 4}
.median{stroke:var(--median);stroke-width:2.5}
.bar{fill:var(--bar)}.bar.a{fill:var(--a)}.bar.b{fill:var(--b)}
.column{stroke:var(--panel);stroke-width:1}
.part{stroke:var(--panel);stroke-width:1.5}
.legend .part{stroke:none}
.in{font-size:13px;font-weight:600}
.span{stroke-width:5;stroke-linecap:round;opacity:.45}
.mark-a{fill:var(--a)}.mark-a line{stroke:var(--a)}
.mark-b{fill:var(--b)}.mark-b line{stroke:var(--b)}
.mark-a circle,.mark-b path{stroke:var(--panel);stroke-width:1.5}
.over{overflow:visible}
.legend{list-style:none;display:flex;flex-wrap:wrap;gap:6px 18px;margin:0 0 10px;
 padding:0;font-size:14px}
.legend li{display:flex;align-items:center;gap:7px}
.key{display:inline-block;vertical-align:middle;margin-right:5px}
.spread{display:grid;gap:2px 0}
.spread .row{display:grid;grid-template-columns:minmax(96px,20%) minmax(0,1fr);gap:0 16px;
 align-items:start;margin-top:8px}
.spread .name small{display:block;font-weight:400;font-size:13px;color:var(--text-2);margin-top:3px}
.heat{width:100%;height:auto;max-width:680px;margin:0 auto}
.heat .wall{fill:var(--wall)}
.heat .floor{fill:none;stroke:var(--floor);stroke-linejoin:miter;stroke-linecap:square}
.heat .step{fill:none;stroke:var(--step);stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.heat .plinth{fill:var(--plinth)}
.heat .sun{color:var(--relief)}
.cold{fill:var(--cold)}.warm{fill:var(--warm);pointer-events:none}.hot{fill:var(--hot);pointer-events:none}
.heat .place{font-size:17px}.heat .often{font-size:27px;font-weight:600}
.heat .plain{font-size:17px;fill:#1f150b}
.on-pale{fill:var(--on-pale)}.on-deep{fill:var(--on-deep)}
.maps{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(240px,100%),1fr));
 margin-top:18px}
.maps h4{margin:0 0 8px;font-size:14px;overflow-wrap:anywhere}
.ramp{display:flex;align-items:center;gap:4px;font-size:13px;color:var(--text-2);margin:0 0 12px}
.ramp svg rect{stroke:var(--line-2);stroke-width:1}
.ramp span:last-child{margin-left:6px}.ramp span:first-child{margin-right:6px}
details{border-top:1px solid var(--line);margin-top:10px;padding-top:4px}
summary{cursor:pointer;color:var(--accent);font-size:14px;padding:8px 0;min-height:36px}
.scroll{overflow-x:auto;max-height:70vh}
table{border-collapse:collapse;font-size:14px;width:100%}
caption{text-align:left;color:var(--text-2);font-size:13px;padding:0 0 6px}
th,td{padding:5px 10px 5px 0;text-align:right;border-bottom:1px solid var(--line);
 white-space:nowrap}
th:first-child{text-align:left;white-space:normal;min-width:9em;overflow-wrap:anywhere}
thead th{color:var(--text-2);font-weight:600;vertical-align:bottom}
tbody th{font-weight:400}
.notes{color:var(--text-2);font-size:14px;max-width:82ch}
.notes p{margin:0 0 8px}
@media(max-width:640px){
 .sheet{padding:0 12px 48px}
 header{padding-top:24px}
 figure,.card{padding:16px 14px 10px}
 nav ul{flex-wrap:nowrap;overflow-x:auto;margin:0 -12px;padding:2px 12px 6px}
 nav a{white-space:nowrap;padding:10px 14px;border-radius:22px}
 .rows{display:block}
 .rows .row{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0 12px;align-items:end}
 .rows .row+.row{margin-top:8px}
 .rows .name,.winners .rows .name{max-width:none}
 .row .track,.row .axis{grid-column:1/-1;grid-row:2}
 .row .value{grid-row:1;grid-column:2}
 .rows .foot .name{display:none}
 .rows .foot .axis{grid-row:1;grid-column:1/-1}
 .spread .row{grid-template-columns:minmax(0,1fr);gap:4px}
 .in{font-size:12px}
 .heat .place{font-size:25px}.heat .often{font-size:31px}
 .heat .plain{font-size:20px}
 .maps{grid-template-columns:repeat(2,minmax(0,1fr));gap:12px}
 summary{padding:10px 0;min-height:44px}
}
@media print{body{background:none}nav{display:none}figure,.card{break-inside:avoid}}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
"""


def stylesheet() -> str:
    """Return the whole style sheet."""
    colours = "".join(
        f".part.c{i}{{fill:var(--c{i})}}.in.c{i}{{fill:var(--o{i})}}" for i in range(8)
    )
    return (
        f":root{{color-scheme:light dark;{LIGHT}}}"
        f"@media(prefers-color-scheme:dark){{:root{{{DARK}}}}}"
        f"@media print{{:root{{{LIGHT}}}}}{RULES}{colours}"
    ).replace("\n", "")
