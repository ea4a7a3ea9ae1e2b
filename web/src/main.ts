import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { learnWords, preferred, speak } from "./i18n/index.svelte";
import { renew } from "./net/renew";
import { open } from "./pages";
import { followLinks, router } from "./router.svelte";
import { tellPointer } from "./ui/modality";
import { tellFaults } from "./ui/reload";
import "./ui/settings.svelte"; // before anything is drawn: it chooses the theme

async function begin(): Promise<void> {
  const target = document.getElementById("app");
  if (!target) throw new Error("the page has no place for the application");
  tellFaults();
  tellPointer();
  followLinks();
  await speak(preferred());
  const [first] = await Promise.all([open(router.route), learnWords().catch(renew)]);
  target.replaceChildren();
  mount(App, { target, props: { first } });
}

// No await of the module itself: pages need what is in the same file, and would wait for it.
void begin();
