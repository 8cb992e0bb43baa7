import type { Page } from '@playwright/test';

/** Properties that the compositor animates without layout or paint. */
const COMPOSITED = ['transform', 'translate', 'rotate', 'scale', 'opacity', 'none'];

/** What moves, and what would move without the compositor. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate((composited) => {
    const found: string[] = [];
    const check = (where: string, property: string) => {
      if (!composited.includes(property)) found.push(`${where}: ${property}`);
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
    for (const { effect, timeline } of document.getAnimations()) {
      if (timeline instanceof DocumentTimeline && effect instanceof KeyframeEffect)
        found.push(`animated: ${effect.target?.outerHTML.slice(0, 80) ?? ''}`);
    }
    for (const element of document.querySelectorAll('body *')) {
      if (/[1-9]/.test(getComputedStyle(element).transitionDuration))
        found.push(`with a transition: ${element.outerHTML.slice(0, 80)}`);
    }
    return found;
  }, COMPOSITED);
}
