import { mount } from "svelte";
import "../app.css";
import Sheet from "./Sheet.svelte";

const target = document.getElementById("app");
if (target) mount(Sheet, { target });
