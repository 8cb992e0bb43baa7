// Replaces a service worker that another site has left on this host, and ends itself: docs/hosting.md

self.addEventListener('install', () => {
  // It does not wait until all pages of the old one are closed.
  self.skipWaiting();
});

async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(end());
});
