import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from './writeFiles';

const WORKSPACE = join(__dirname, '../../..');

const FILES = {
  'package.json': {
    name: 'mfe-blog',
    type: 'module',
    peerDependencies: { i18next: '^26.7.2', react: '^19.3.1' },
    farekite: { developmentRoutes: ['/blog', '/about'] },
  },
  'webpack.config.js': `
import { remote } from '@farekite/tooling/webpack';
export default remote(import.meta.dirname);
`,
  'src/components/Title.module.scss': '.title { color: red; }',
  'src/components/Title.tsx': `
import { useTranslation } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import styles from './Title.module.scss';
export function Title({ text }: { text: string }) {
  const { t } = useTranslation('mfe-blog');
  return <h1 className={styles.title}>{text} <VisuallyHidden>{t('ours')}</VisuallyHidden></h1>;
}
`,
  'src/locales/en/mfe-blog.json': '{ "ours": "of ours" }',
  'src/locales/es/mfe-blog.json': '{ "ours": "de los nuestros" }',
  'src/locales/en/blog.json': '{ "comments": "Comments" }',
  'src/locales/es/blog.json': '{ "comments": "Comentarios" }',
  'src/locales/fr/blog.json': '{ "comments": "Commentaires" }',
  'src/pages/Blog/Blog.tsx': `
import { definePage } from '@farekite/shared/contract';
import { useTranslation } from '@farekite/shared/language';
import { Title } from '../../components/Title';
function Blog() {
  const { t } = useTranslation('blog');
  const showTags = async () => alert((await import('./tags')).tags);
  return <div onClick={showTags}><Title text={'Blog and ' + t('comments')} /></div>;
}
export default definePage(Blog, () => ({ title: 'Blog', description: '' }));
`,
  'src/pages/Blog/tags.ts': `
export const tags = ['travel'];
`,
  'src/pages/About/About.tsx': `
import { definePage } from '@farekite/shared/contract';
import { Title } from '../../components/Title';
export default definePage(() => <Title text="About us" />, () => ({ title: 'About', description: '' }));
`,
};

/** A remote that can be built. French is not in its contract. */
export function writeRemote(directory: string): void {
  writeFiles(directory, FILES);
  const packages = join(directory, 'node_modules/@farekite');
  mkdirSync(packages, { recursive: true });
  symlinkSync(join(WORKSPACE, 'tooling'), join(packages, 'tooling'));
  cpSync(join(WORKSPACE, 'shared'), join(packages, 'shared'), { recursive: true });
}
