import type blog from './locales/en/blog.json';
import type londonGuide from './locales/en/london-guide.json';
import type mfeGuides from './locales/en/mfe-guides.json';
import type newYorkGuide from './locales/en/new-york-guide.json';
import type parisGuide from './locales/en/paris-guide.json';
import type tokyoGuide from './locales/en/tokyo-guide.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mfe-guides': typeof mfeGuides;
    'paris-guide': typeof parisGuide;
    'tokyo-guide': typeof tokyoGuide;
    'new-york-guide': typeof newYorkGuide;
    'london-guide': typeof londonGuide;
    blog: typeof blog;
  }
}
