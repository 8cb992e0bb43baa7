/**
 * Stands behind a template with the tags of a document's scripts, and requests what makes the page work after what is seen.
 * Browsers run an inline script when the stylesheets before it have come, and request nothing of what is in a template.
 *
 * The scripts of the shell come first. Those of the remote, which the template preloads, follow as soon as one of them has
 * come: so the network is never idle, and the shell starts while the rest is on its way.
 */
export const REQUEST_SCRIPTS_SCRIPT = `(function(d){
var tags=d.importNode(d.currentScript.previousElementSibling.content,true),scripts=Array.from(tags.querySelectorAll("script"));
function isScript(e){return scripts.some(function(s){return s.src===e.name})}
new PerformanceObserver(function(list,observer){if(list.getEntries().some(isScript)){observer.disconnect();d.body.append(tags)}}).observe({type:"resource"});
scripts.forEach(function(s){s.async=false;d.body.append(s)})})(document)`;
