// A CloudFront function (cloudfront-js-2.0) for viewer requests, in front of a private bucket with an export.
// docs/hosting.md says what else the distribution needs.

// The languages of the site except English.
const LANGUAGES = ['es'];

function answer(statusCode, statusDescription, headers) {
  return { statusCode, statusDescription, headers: { 'cache-control': { value: 'no-store' }, ...headers } };
}

// Hidden files and what is no key are not public. A page has one address, its path.
function isPrivate(path) {
  return /\/[./@]|\\/.test(path) || /\.html(\.|$)/.test(path);
}

function decode(uri) {
  try {
    return decodeURIComponent(uri);
  } catch {
    return undefined;
  }
}

function pageOf(uri, cookies) {
  const language = cookies.language ? cookies.language.value : 'en';
  const suffix = LANGUAGES.includes(language) ? `.${language}` : '';
  return `${uri === '/' ? '' : uri}/index${suffix}.html`;
}

function handler(event) {
  const { request } = event;
  const path = decode(request.uri);
  if (path === undefined) return answer(400, 'Bad Request');
  if (isPrivate(path)) return answer(404, 'Not Found');
  if (path !== '/' && path.endsWith('/')) {
    return answer(308, 'Permanent Redirect', { location: { value: request.uri.replace(/\/+$/, '') } });
  }
  if (!/\.[^/]+$/.test(path)) request.uri = pageOf(request.uri, request.cookies);
  return request;
}
