import { EARLY_BUTTONS } from '../document/earlyClicks';

/** A click that the page could not answer within this time is forgotten: by then it would come as a surprise. */
const MAX_AGE_MS = 5_000;

/** A button fades while its click waits. The animation changes no attribute, which hydration would find. */
const FADE = { opacity: [1, 0.6, 0.6], offset: [0, 0.04, 1] };

/**
 * Records the buttons that are clicked before React can answer, for the shell to repeat. Each has an animation that
 * lasts as long as the click is remembered.
 */
export const EARLY_CLICKS_SCRIPT = `(function(d,c){function record(e){var b=e.target.closest(${JSON.stringify(EARLY_BUTTONS)});if(!b)return;
c.has(b)||c.set(b,b.animate(${JSON.stringify(FADE)},${String(MAX_AGE_MS)}));c.get(b).currentTime=0}
d.addEventListener("click",record,true);d.earlyClicks={clicks:c,record:record}})(document,new Map())`;
