/**
 * Stands behind a template with the tags of a document's scripts, and requests what makes the page work after what is seen.
 * It is the last element of the document. Browsers request nothing of what is in a template.
 *
 * The first script of the shell is requested at once, and the others, which need it, when the page has been painted. So a
 * server that sends all files at once sends the first one before them, and it runs while they come. Two cases do not wait for
 * the paint: a hidden page, such as one that the browser loads ahead, is not painted; and where the first script comes from the cache, the
 * page would load before the others are requested, and the pictures that wait for that would compete with them.
 *
 * The scripts of the remote, which the template preloads, follow as soon as one of the shell's has come, so that the
 * network is never idle while the shell starts: the browser says so by a resource timing entry, or, when it has the file in
 * its cache and runs it before that, by the script's `load` event.
 */
export const REQUEST_SCRIPTS_SCRIPT = `(function(d){
var tags=d.importNode(d.currentScript.previousElementSibling.content,true),scripts=Array.from(tags.querySelectorAll("script"));
function isScript(e){return scripts.some(function(s){return s.src===e.name})}
function requestRest(){observer.disconnect();requestOthers();d.body.append(tags)}
var observer=new PerformanceObserver(function(list){if(list.getEntries().some(isScript))requestRest()});observer.observe({type:"resource"});
var others=scripts.slice(1);
function request(s){s.async=false;s.addEventListener("load",requestRest);d.body.append(s)}
function requestOthers(){others.splice(0).forEach(request)}
request(scripts[0]);if(d.hidden)requestOthers();else requestAnimationFrame(function(){setTimeout(requestOthers)})})(document)`;
