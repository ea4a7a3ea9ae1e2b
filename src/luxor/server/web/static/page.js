// Small helpers for building a page out of elements; text is always text, never markup.

export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

export function show(...children) {
  document.getElementById("page").replaceChildren(...children.flat());
}

export function section(title, ...children) {
  return h("section", {}, h("h2", {}, title), ...children);
}

export function button(text, onclick, attributes = {}) {
  return h("button", { type: "button", onclick, ...attributes }, text);
}

let hiding;

export function notice(text) {
  const element = document.getElementById("notice");
  element.textContent = text;
  element.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => (element.hidden = true), 6000);
}

export function lineStatus(text) {
  document.getElementById("line").textContent = text;
}

export function linkRow(text, url) {
  const input = h("input", { class: "link", readonly: true, value: url, "aria-label": text });
  const copy = button("Copy", async () => {
    input.select();
    try {
      await navigator.clipboard.writeText(url);
      copy.textContent = "Copied";
    } catch {
      notice("Copy the marked link with the keyboard.");
    }
  });
  return h("div", { class: "row" }, h("span", {}, text), input, copy);
}
