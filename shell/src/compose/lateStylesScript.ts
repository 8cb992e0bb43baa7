/** A document is shown without the stylesheets that have no answer after this time. */
const MAX_BLOCKED_MS = 3_000;

/**
 * Runs before the stylesheets are requested. Browsers paint nothing and run no script while a stylesheet hangs. So
 * the script makes such stylesheets apply to print only, which blocks nothing, until they arrive. It marks them for
 * the shell with `data-pending`. Once the document's own scripts have run, all of its stylesheets have an answer, and
 * those that are added later are no concern of this script.
 */
export const LATE_STYLES_SCRIPT = `(function(d,answered){function note(e){answered.add(e.target)}
function stop(){clearTimeout(timer);d.removeEventListener("load",note,true);d.removeEventListener("error",note,true)}
d.addEventListener("load",note,true);d.addEventListener("error",note,true);d.addEventListener("DOMContentLoaded",stop);
var timer=setTimeout(function(){stop();
d.head.querySelectorAll("link[rel=stylesheet]").forEach(function(l){if(answered.has(l))return;l.dataset.pending="";l.media="print";
l.addEventListener("load",function(){delete l.dataset.pending;l.media="all"});
l.addEventListener("error",function(){delete l.dataset.pending})})},${String(MAX_BLOCKED_MS)})})(document,new Set())`;
