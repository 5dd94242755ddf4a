import { expect } from "@playwright/test";
import { press, read, readNoMore, see } from "../../../support/browser/pressing.ts";
import type { Gateway } from "../../../support/browser/gateway.ts";
import type { Engine, Tab } from "./engine.ts";

/** A visitor's phone at the site, in whichever engine. */
export class Phone {
  private constructor(
    readonly engine: Engine,
    readonly gateway: Gateway,
    public tab: Tab,
  ) {}

  static async take(engine: Engine, gateway: Gateway): Promise<Phone> {
    return new Phone(engine, gateway, await engine.open());
  }

  /** Opens an address, and goes on when the application shows its screen, in place of what stood there first. */
  async open(address: string): Promise<void> {
    const { href, pathname } = new URL(address, this.gateway.url);
    await this.tab.goto(href);
    // A screen that leads on by itself, as signing up does, may have come after it: then once more.
    if ((await this.tab.evaluate(() => location.pathname)) !== pathname) await this.tab.goto(href);
    await this.#untilShown();
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.#untilShown();
  }

  /** Ends the browser and starts it again. */
  async startAgain(): Promise<void> {
    await this.engine.startAgain();
    this.tab = await this.engine.open();
  }

  /** Closes the page and opens another. */
  async openAgain(): Promise<void> {
    this.tab = await this.engine.open();
  }

  press(role: string, name: string, whileReading?: string): Promise<void> {
    return press(this.tab, role, name, whileReading);
  }

  sees(role: string, name: string): Promise<void> {
    return see(this.tab, role, name);
  }

  /** Presses a field and types into it. */
  async fill(label: string, text: string): Promise<void> {
    await press(this.tab, "input", label);
    await this.tab.type(text);
    await expect.poll(() => this.tab.evaluate(valueOf, label)).toBe(text);
  }

  reads(text: string, patienceMs?: number): Promise<void> {
    return read(this.tab, text, patienceMs);
  }

  readsNoMore(text: string): Promise<void> {
    return readNoMore(this.tab, text);
  }

  async #untilShown(): Promise<void> {
    const isShown = () => document.querySelector("#root:not([data-view]) h1") !== null;
    await expect.poll(() => this.tab.evaluate(isShown)).toBe(true);
  }
}

/** Runs in the page: what is in the field whose label begins so. */
function valueOf(label: string): string | undefined {
  const fields = [...document.querySelectorAll("input")];
  return fields.find((field) =>
    [...(field.labels ?? [])].some(({ innerText }) => innerText.trim().startsWith(label)),
  )?.value;
}
