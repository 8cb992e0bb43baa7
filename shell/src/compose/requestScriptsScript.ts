/**
 * Stands behind a template with the tags of a document's scripts, and requests what makes the page work after what is seen.
 * It is the last element of the document. Browsers request nothing of what is in a template.
 *
 * The scripts of the shell come first. Those of the remote, which the template preloads, follow as soon as one of them has
 * come, so that the network is never idle while the shell starts: the browser says so by a resource timing entry, or, when
 * it has the file in its cache and runs it before that, by the script's `load` event.
 */
export const REQUEST_SCRIPTS_SCRIPT = `(function(d){
var tags=d.importNode(d.currentScript.previousElementSibling.content,true),scripts=Array.from(tags.querySelectorAll("script"));
function isScript(e){return scripts.some(function(s){return s.src===e.name})}
function preload(){observer.disconnect();d.body.append(tags)}
var observer=new PerformanceObserver(function(list){if(list.getEntries().some(isScript))preload()});observer.observe({type:"resource"});
scripts.forEach(function(s){s.async=false;s.addEventListener("load",preload);d.body.append(s)})})(document)`;
