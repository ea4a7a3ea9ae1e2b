// What this browser remembers of taste, and how it reaches the page.

import { keep, kept } from "../net/kept";
import { MOST_NAME } from "../protocol";

type Theme = "dark" | "light" | "system";
/** How fast pieces walk; 0: they do not. */
export type Speed = 0 | 0.5 | 1 | 2;

export interface Taste {
  readonly theme: Theme;
  readonly speed: Speed;
  readonly sound: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** The table in words instead of pictures. */
  readonly text: boolean;
  /** Whether single letters and figures do something at the table. */
  readonly keys: boolean;
  /** Under which name I sit down; empty as long as nobody asked. */
  readonly name: string;
}

export const THEMES = ["dark", "light", "system"] as const;
export const SPEEDS = [0.5, 1, 2, 0] as const;

const KEY = "luxor.settings";
const DEFAULT: Taste = {
  theme: "system",
  speed: 1,
  sound: false,
  volume: 0.6,
  text: false,
  keys: true,
  name: "",
};

/** Return a taste from what was kept, whatever that is: what makes no sense is left out. */
export function tasteFrom(stored: unknown): Taste {
  if (typeof stored !== "object" || stored === null) return DEFAULT;
  const { theme, speed, sound, volume, text, keys, name } = stored as Record<string, unknown>;
  return {
    theme: THEMES.find((one) => one === theme) ?? DEFAULT.theme,
    speed: SPEEDS.find((one) => one === speed) ?? DEFAULT.speed,
    sound: typeof sound === "boolean" ? sound : DEFAULT.sound,
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : DEFAULT.volume,
    text: typeof text === "boolean" ? text : DEFAULT.text,
    keys: typeof keys === "boolean" ? keys : DEFAULT.keys,
    name: typeof name === "string" ? name.slice(0, MOST_NAME) : DEFAULT.name,
  };
}

function keptTaste(): Taste {
  try {
    return tasteFrom(JSON.parse(kept("localStorage", KEY) ?? "null"));
  } catch {
    return DEFAULT;
  }
}

class Settings implements Taste {
  theme = $state(DEFAULT.theme);
  speed = $state(DEFAULT.speed);
  sound = $state(DEFAULT.sound);
  volume = $state(DEFAULT.volume);
  text = $state(DEFAULT.text);
  keys = $state(DEFAULT.keys);
  name = $state(DEFAULT.name);
  private night = $state(true);
  private calm = $state(false);

  /** The theme that is shown: what the system says, where it is asked. */
  get shown(): "dark" | "light" {
    if (this.theme !== "system") return this.theme;
    return this.night ? "dark" : "light";
  }
  /** Whether pieces jump instead of walking: by choice here, or by that of the system. */
  get still(): boolean {
    return this.calm || this.speed === 0;
  }

  change(wish: Partial<Taste>): void {
    Object.assign(this, wish);
    const { theme, speed, sound, volume, text, keys, name } = this;
    const taste: Taste = { theme, speed, sound, volume, text, keys, name };
    keep("localStorage", KEY, JSON.stringify(taste));
    this.apply();
  }

  /** Follow the system, other tabs, and what was chosen before; once, when the page begins. */
  begin(): void {
    this.follow("(prefers-color-scheme: dark)", (night) => (this.night = night));
    this.follow("(prefers-reduced-motion: reduce)", (calm) => (this.calm = calm));
    addEventListener("storage", ({ key }) => {
      if (key === KEY) this.reload();
    });
    this.reload();
  }

  private reload(): void {
    Object.assign(this, keptTaste());
    this.apply();
  }

  private follow(query: string, tell: (matches: boolean) => void): void {
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", () => {
      tell(media.matches);
      this.apply();
    });
  }

  private apply(): void {
    const { dataset } = document.documentElement;
    dataset["theme"] = this.shown;
    dataset["motion"] = this.still ? "off" : "on";
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute("content", this.shown === "dark" ? "#120d08" : "#efe3c8");
  }
}

export const settings = new Settings();
if (typeof document !== "undefined") settings.begin();
