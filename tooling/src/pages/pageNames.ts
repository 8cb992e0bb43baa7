/** `/admin/blog` → `AdminBlog`, `/` → `Home`: the name of a page's component, and so of its folder and file. */
export function componentName(path: string): string {
  if (path === '/') return 'Home';
  return path.replace(/[/-]+(\w)/g, (_, first: string) => first.toUpperCase());
}

/** `/admin/blog` → `admin-blog`, `/` → `home`: a page's name in file names, in the container and among the namespaces. */
export function chunkName(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'home';
}
