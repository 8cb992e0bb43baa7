import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ReleaseError } from '../release/ReleaseError';
import type { Budgets } from './room';
import { workflowFile, workflowSource } from './workflow';

const NAME = /^mfe-[a-z][a-z\d]*(?:-[a-z\d]+)*$/;
const ROUTES = 'shared/contract/routes.ts';
const END_OF_PATHS = '\n] as const;';
/** What its one page takes, with room for the words and forms of a page like those of the others. */
const BUDGETS: Budgets = { entry: 7_500, script: 13_500, style: 2_000 };

interface Versioned {
  readonly dependencies: { readonly '@farekite/shared': string };
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** `car-rental` as `CarRental`. */
function pascalCase(words: string): string {
  return words.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
}

function packageJson(name: string, path: string, page: string, neighbour: Versioned): string {
  const { dependencies, peerDependencies } = neighbour;
  const content = {
    name,
    version: '1.0.0',
    private: true,
    description: `The page ${path}`,
    license: 'MIT',
    type: 'module',
    scripts: {
      build: 'farekite build',
      dev: 'farekite dev',
      test: 'jest',
      pipeline: 'farekite pipeline',
    },
    dependencies: { '@farekite/shared': dependencies['@farekite/shared'] },
    peerDependencies,
    devDependencies: { '@farekite/tooling': '1.0.0' },
    jest: { preset: '@farekite/tooling' },
    farekite: { pages: { [path]: `./src/pages/${page}/${page}.tsx` }, budgets: BUDGETS },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const pageSource = (page: string, texts: string) => `import { definePage } from '@farekite/shared/contract';
import { useTexts } from '@farekite/shared/language';
import { PageHeader } from '@farekite/shared/ui';
import { ${texts} } from './${page}.texts';

function ${page}() {
  const t = useTexts(${texts});
  return <PageHeader title={t('title')} lead={t('lead')} />;
}

export default definePage(${page}, (language, { name }) => {
  const t = ${texts}(language);
  return { title: \`\${t('title')} | \${name}\`, description: t('description', { name }) };
});
`;

const textsSource = (
  namespace: string,
  title: string,
  texts: string,
) => `import { defineTexts } from '@farekite/shared/language';

export const ${texts} = defineTexts('${namespace}', {
  en: {
    title: '${title}',
    lead: 'What this page is for, in one or two sentences.',
    description:
      'The first page of a new part of {{name}}. Say here in 140 to 160 characters what it offers, so that people who find it in a search know why to open it.',
  },
  es: {
    title: '${title}',
    lead: 'Para qué sirve esta página, en una o dos frases.',
    description:
      'La primera página de una parte nueva de {{name}}. Diga aquí, en 140 a 160 caracteres, qué ofrece, para que quien la encuentre sepa por qué abrirla.',
  },
});
`;

const testSource = (page: string, title: string) => `import { renderPage } from '@farekite/shared/testing';
import { screen } from '@testing-library/react';
import ${page} from './${page}';

describe('The page', () => {
  it.each(['en', 'es'] as const)('opens with its title (%s)', (language) => {
    renderPage(${page}, { language });
    expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  });
});
`;

const CONTRACT_TEST = `import { join } from 'node:path';
import { describePageContract, exposedPages } from '@farekite/shared/testing';

describePageContract(exposedPages(join(__dirname, '..')));
`;

const readme = (name: string, path: string, page: string) => `# ${name}

What this remote is for, in one sentence.

Its page, \`${path}\`, is \`src/pages/${page}/${page}.tsx\`.

## Working on it alone

From the root of the workspace:

\`\`\`sh
npm run dev -w ${name}
npm run build -w ${name}
npm test -w ${name}
npm run pipeline -w ${name}   # every check, a build, and a preview on a copy of the site
npx farekite publish ${name}/dist --site DIR
\`\`\`
`;

/** Gives the page its place in the contract's list of paths. */
function addPath(workspace: string, path: string): void {
  const file = join(workspace, ROUTES);
  const source = readFileSync(file, 'utf8');
  if (source.includes(`'${path}'`)) {
    throw new ReleaseError(`${path} is a path of the site already`, 'Choose another name.');
  }
  if (!source.includes(END_OF_PATHS)) throw new Error(`${file} has no list of paths`);
  writeFileSync(file, source.replace(END_OF_PATHS, `\n  '${path}',${END_OF_PATHS}`));
}

function writeNew(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

export interface NewRemote {
  readonly directory: string;
  readonly path: string;
  /** The line that the shell's route table wants. */
  readonly routeLine: string;
}

/**
 * Makes a remote with one page that builds, passes its pipeline and can be published, with a workflow
 * that runs it, and names its path in the contract. What is left is a line in the shell's route table.
 *
 * @param name `mfe-car-rental`; its page is `/car-rental`
 * @throws ReleaseError when the name is none, or taken
 */
export function newRemote(workspace: string, name: string): NewRemote {
  if (!NAME.test(name)) {
    throw new ReleaseError(`"${name}" is no name for a remote`, 'Give one like mfe-car-rental.');
  }
  const directory = join(workspace, name);
  for (const taken of [directory, join(workspace, workflowFile(name))]) {
    if (existsSync(taken)) throw new ReleaseError(`${taken} exists already`, 'Choose another name.');
  }

  const subject = name.slice('mfe-'.length);
  const path = `/${subject}`;
  const page = pascalCase(subject);
  const texts = `${page.charAt(0).toLowerCase()}${page.slice(1)}Texts`;
  const title = page.replace(/(?!^)([A-Z])/g, ' $1');
  // The contract and the singletons that the remotes share are the same for all.
  const neighbour = JSON.parse(readFileSync(join(workspace, 'mfe-home/package.json'), 'utf8')) as Versioned;
  addPath(workspace, path);
  const files = {
    'package.json': packageJson(name, path, page, neighbour),
    'tsconfig.json': '{ "extends": "@farekite/tooling/tsconfig.json" }\n',
    'webpack.config.ts':
      "import { remote } from '@farekite/tooling/webpack';\n\nexport default remote(import.meta.dirname);\n",
    'README.md': readme(name, path, page),
    'src/contract.test.ts': CONTRACT_TEST,
    [`src/pages/${page}/${page}.tsx`]: pageSource(page, texts),
    [`src/pages/${page}/${page}.texts.ts`]: textsSource(`${subject}.page`, title, texts),
    [`src/pages/${page}/${page}.test.tsx`]: testSource(page, title),
  };
  for (const [file, content] of Object.entries(files)) writeNew(join(directory, file), content);
  writeNew(join(workspace, workflowFile(name)), workflowSource(name));
  return { directory, path, routeLine: `  '${path}': { remote: '${name}' },` };
}
