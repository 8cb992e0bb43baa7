import { SITE_LANGUAGES } from '@farekite/shared/language';
import { LANGUAGE_KEY } from '../language/storedLanguage';

/** After this time the document is shown in the language it was composed in. */
const MAX_HIDDEN_MS = 4_000;

/**
 * Runs before the first paint, and again when the browser shows a document that it has loaded ahead. It hides a document in
 * another language than the stored one until the shell has switched its language, or until that takes too long.
 */
export const LANGUAGE_SCRIPT = `(function(d){function hide(){try{var l=localStorage.getItem(${JSON.stringify(LANGUAGE_KEY)})}catch(e){}
if(${JSON.stringify(SITE_LANGUAGES)}.includes(l)&&l!==d.lang){d.dataset.languagePending="";setTimeout(function(){delete d.dataset.languagePending},${String(MAX_HIDDEN_MS)})}}
hide();document.addEventListener("prerenderingchange",hide)})(document.documentElement)`;
