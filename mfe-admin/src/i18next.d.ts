import type adminBlog from './locales/en/admin-blog.json';
import type admin from './locales/en/admin.json';
import type mfeAdmin from './locales/en/mfe-admin.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mfe-admin': typeof mfeAdmin;
    admin: typeof admin;
    'admin-blog': typeof adminBlog;
  }
}
