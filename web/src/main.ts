import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { preferred, speak } from "./i18n/index.svelte";
import { followLinks } from "./router.svelte";
import "./ui/settings.svelte"; // before anything is drawn: it chooses the theme

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the application");
followLinks();
await speak(preferred());
mount(App, { target });
