import { LANGUAGES } from '@farekite/shared/language';
import { LANGUAGE_KEY } from '../language/storedLanguage';

/** After this time a document is shown in its own language rather than not at all. */
const HIDDEN_AT_MOST_MS = 4_000;

/**
 * Runs before the first paint. A document in another language than the stored one is hidden until
 * the shell has put it right, and shown as it is if that takes too long.
 */
export const LANGUAGE_SCRIPT = `(function(d){try{var l=localStorage.getItem(${JSON.stringify(LANGUAGE_KEY)})}catch(e){}
if(${JSON.stringify(LANGUAGES)}.includes(l)&&l!==d.lang){d.dataset.relang="";setTimeout(function(){delete d.dataset.relang},${String(HIDDEN_AT_MOST_MS)})}})(document.documentElement)`;
