/**
 * Stands behind a template with the tags of a document's scripts, and requests what makes the page work after what is seen.
 * It is the last element of the document. Browsers request nothing of what is in a template.
 *
 * The first script of the shell is requested at once, and the others, which need it, when the page has been painted. So a
 * server that sends all files at once sends the first one before them, and it runs while they come. Two cases do not wait for
 * the paint: a hidden page, such as one that the browser loads ahead, is not painted; and where the first script comes from
 * the cache, the page would load before the others are requested, and the pictures that wait for that would compete with them.
 *
 * The scripts of the remote, which the template preloads, follow as soon as one of the shell's has come, so that the
 * network is never idle while the shell starts: the browser says so by a resource timing entry, or, when it has the file in
 * its cache and runs it before that, by the script's `load` event.
 */
export function requestScripts(): void {
  const template = document.currentScript?.previousElementSibling as HTMLTemplateElement;
  const tags = document.importNode(template.content, true);
  const scripts = [...tags.querySelectorAll('script')];
  const [first, ...others] = scripts;
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => scripts.some(({ src }) => src === name))) requestRest();
  });

  function request(script: HTMLScriptElement): void {
    // They run in their order.
    script.async = false;
    script.addEventListener('load', requestRest);
    document.body.append(script);
  }
  function requestOthers(): void {
    others.splice(0).forEach(request);
  }
  function requestRest(): void {
    observer.disconnect();
    requestOthers();
    document.body.append(tags);
  }

  observer.observe({ type: 'resource' });
  if (first) request(first);
  if (document.hidden) requestOthers();
  else
    requestAnimationFrame(() => {
      setTimeout(requestOthers);
    });
}
