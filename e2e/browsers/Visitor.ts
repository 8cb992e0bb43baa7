import { expect } from '@playwright/test';
import axe from 'axe-core';
import { findShown, type ShownElement } from './findShown';
import type { Visit } from './proxy/SiteProxy';
import type { Key, Tab } from './tabs/Tab';

/** Somebody who uses the site in a tab. Every step waits until it is possible. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    /** The way to the site; the scenario lets files fail on it. */
    readonly visit: Visit,
  ) {}

  /** Opens a page and waits until React has hydrated it, or the footer around it if it is static. */
  async open(path: string): Promise<void> {
    await this.openDocument(path);
    await this.untilHydrated();
  }

  /** Opens a page that may never be hydrated. */
  async openDocument(path: string): Promise<void> {
    await this.tab.open(this.visit.origin + path);
  }

  async untilHydrated(): Promise<void> {
    await expect(async () => {
      const isHydrated = await this.tab.evaluate(() => {
        const isStatic = document.querySelector('[data-static]') !== null;
        const part = document.querySelector(isStatic ? '#root > footer' : 'main h1');
        return part !== null && Object.keys(part).some((key) => key.startsWith('__reactFiber'));
      });
      expect(isHydrated, 'The page is hydrated').toBe(true);
    }).toPass();
  }

  /** Waits until the address has this path. */
  async untilAt(path: string): Promise<void> {
    await expect(async () => {
      expect(await this.tab.evaluate(() => location.pathname)).toBe(path);
    }).toPass();
  }

  /** Waits for an element with this role and this whole name. */
  async see(role: string, name?: string): Promise<ShownElement> {
    return this.seeThat(role, name, () => undefined);
  }

  /** Waits for an element that meets the expectation. */
  async seeThat(
    role: string,
    name: string | undefined,
    expectation: (element: ShownElement) => void,
  ): Promise<ShownElement> {
    let seen: ShownElement | undefined;
    await expect(async () => {
      [seen] = await this.find(role, name);
      if (!seen) throw new Error(`There is no ${role} ${name ?? ''}`);
      expectation(seen);
    }).toPass();
    return seen as unknown as ShownElement;
  }

  /** Waits until there is no such element. */
  async seeNo(role: string, name?: string): Promise<void> {
    await expect(async () => {
      expect(await this.find(role, name), `${role} ${name ?? ''}`).toEqual([]);
    }).toPass();
  }

  /** Scrolls to the first such element, waits until it rests and nothing covers it, and clicks it. */
  async click(role: string, name?: string): Promise<void> {
    let element: ShownElement | undefined;
    await expect(async () => {
      [element] = await this.find(role, name, true);
      if (!element) throw new Error(`There is no ${role} ${name ?? ''}`);
      expect(element.target, `${role} ${name ?? ''} can be clicked`).toBeDefined();
    }).toPass();
    if (element?.target) await this.tab.click(element.target);
  }

  /** Scrolls to an element without pointing at it. */
  async scrollTo(role: string, name: string): Promise<void> {
    await this.see(role, name);
    await this.find(role, name, true);
  }

  /** Clicks a field and types a text into it. */
  async type(role: string, name: string, text: string): Promise<void> {
    await this.click(role, name);
    await this.tab.type(text);
  }

  async press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.tab.press(key);
  }

  /** Presses the button of a language in the header. */
  async chooseLanguage(language: 'en' | 'es'): Promise<void> {
    await this.click('button', language === 'en' ? 'EN – English' : 'ES – Español');
    await expect(async () => {
      expect(await this.tab.evaluate(() => document.documentElement.lang)).toBe(language);
    }).toPass();
  }

  /** All errors and warnings of the current document so far. */
  async errors(): Promise<string[]> {
    return this.tab.evaluate(() => window.recordedErrors);
  }

  /** Marks the document, so that {@link expectSameDocument} recognizes it. */
  async markDocument(): Promise<void> {
    await this.tab.evaluate(() => {
      document.documentElement.dataset.sameDocument = '';
    });
  }

  /** Fails when another document has been loaded since {@link markDocument}. */
  async expectSameDocument(): Promise<void> {
    expect(await this.tab.evaluate(() => 'sameDocument' in document.documentElement.dataset)).toBe(true);
  }

  private async find(
    role: string,
    name: string | undefined,
    isToBeScrolled = false,
  ): Promise<ShownElement[]> {
    const hasAxe = await this.tab.evaluate(() => 'axe' in window);
    if (!hasAxe) await this.tab.addScript(axe.source);
    return this.tab.evaluate(findShown, role, name ?? null, isToBeScrolled);
  }
}
