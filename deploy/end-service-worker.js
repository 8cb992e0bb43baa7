// Ends a service worker that another site has left on this host in the browsers of its visitors: it goes on answering with
// pages that it has stored, whatever the server sends. Browsers look for a new version of it under its old address, find this
// one, and it ends itself. docs/hosting.md says how it is published.

self.addEventListener('install', () => {
  // Not only when all pages of the old one are closed.
  self.skipWaiting();
});

async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  // They show what the old one has stored.
  for (const page of await self.clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(end());
});
