import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const WORKSPACE = join(__dirname, '../../..');

const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'mfe-blog',
    type: 'module',
    peerDependencies: { react: '^19.3.1' },
    farekite: { developmentRoutes: ['/blog', '/about'] },
  }),
  'tsconfig.json': '{ "extends": "@farekite/tooling/tsconfig.json" }',
  'webpack.config.js': `
import { remote } from '@farekite/tooling/webpack';
export default remote(import.meta.dirname);
`,
  'src/components/Title.module.scss': '.title { color: red; }',
  'src/components/Title.tsx': `
import { useTexts } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import styles from './Title.module.scss';
import { titleTexts } from './Title.texts';
export function Title({ text }: { text: string }) {
  const t = useTexts(titleTexts);
  return <h1 className={styles.title}>{text} <VisuallyHidden>{t('ours')}</VisuallyHidden></h1>;
}
`,
  'src/components/Title.texts.ts': `
import { defineTexts } from '@farekite/shared/language';
export const titleTexts = defineTexts('title', { en: { ours: 'of ours' }, es: { ours: 'de los nuestros' } });
`,
  'src/pages/Blog/Blog.tsx': `
import { definePage } from '@farekite/shared/contract';
import { useLanguage } from '@farekite/shared/language';
import { Title } from '../../components/Title';
import links from './links.data';
function Blog() {
  const language = useLanguage();
  const showComments = async () => alert((await import('./comments')).comments[language]);
  return <div onClick={showComments}><Title text={'Blog and ' + links.about + links.note[language]} /></div>;
}
export default definePage(Blog, () => ({ title: 'Blog', description: '' }));
`,
  'src/pages/Blog/comments.ts': `
export const comments = { en: 'Comments', es: 'Comentarios' };
`,
  'src/pages/Blog/links.data.ts': `
import { contentOf } from '@farekite/tooling/pages';
const { title } = contentOf<{ title: string }>(module, '/about');
export default { about: title, note: { en: 'A note', es: 'Una nota' } };
`,
  'src/content/Notice/about.ts': `
import type { Notice } from '../../pages/Notice/defineNotice';
export default { title: 'About us', text: 'Written in one file' } satisfies Notice;
`,
  'src/pages/Notice/defineNotice.tsx': `
import { definePage } from '@farekite/shared/contract';
import { Title } from '../../components/Title';
export interface Notice { readonly title: string; readonly text: string }
export const defineNotice = ({ title, text }: Notice) =>
  definePage(() => <Title text={title + text} />, () => ({ title, description: '' }));
`,
};

/**
 * Writes a small remote, mfe-blog, that can be built.
 *
 * @param contract `linked` installs the contract package as in a workspace, `copied` as from a package registry
 */
export function writeRemote(directory: string, contract: 'linked' | 'copied'): void {
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true });
    writeFileSync(join(directory, file), content);
  }
  const packages = join(directory, 'node_modules/@farekite');
  mkdirSync(packages, { recursive: true });
  symlinkSync(join(WORKSPACE, 'tooling'), join(packages, 'tooling'));
  if (contract === 'linked') symlinkSync(join(WORKSPACE, 'shared'), join(packages, 'shared'));
  else cpSync(join(WORKSPACE, 'shared'), join(packages, 'shared'), { recursive: true });
}
