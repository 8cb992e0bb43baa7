import type { Page } from '@playwright/test';

/** Properties that the compositor animates without layout or paint. */
const COMPOSITED = ['transform', 'translate', 'rotate', 'scale', 'opacity', 'none'];

export function findCostlyMotion(page: Page): Promise<string[]> {
  return page.evaluate((composited) => {
    const costly: string[] = [];
    const check = (where: string, property: string) => {
      if (!composited.includes(property)) costly.push(`${where}: ${property}`);
    };
    const visit = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSKeyframesRule) {
          for (const { style } of rule as unknown as Iterable<CSSKeyframeRule>) {
            for (const property of style) check(`@keyframes ${rule.name}`, property);
          }
        } else if (rule instanceof CSSStyleRule) {
          const listed =
            rule.style.getPropertyValue('transition') || rule.style.getPropertyValue('transition-property');
          for (const transition of listed.split(/,(?![^(]*\))/).filter(Boolean)) {
            check(rule.selectorText, transition.trim().split(' ')[0] ?? '');
          }
        }
        if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList);
      }
    };
    for (const { cssRules } of document.styleSheets) visit(cssRules);
    return costly;
  }, COMPOSITED);
}

export function readAnimatedProperties(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap((keyframe) => Object.keys(keyframe))
      .filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)),
  );
}

export function findTransitions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => /[1-9]/.test(getComputedStyle(element).transitionDuration))
      .map(({ className }) => String(className)),
  );
}
