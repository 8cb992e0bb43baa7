import type { FunctionComponent } from 'react';
import type { PageComponent, PageProps } from '@farekite/shared/contract';
import { exposedPage } from '../remotes/exposedPage';

/** Props of an invented major of the contract: the site under another name. */
interface OlderProps extends Omit<PageProps, 'site'> {
  readonly agency: PageProps['site'];
}

type OlderPage = FunctionComponent<OlderProps> & Pick<PageComponent, 'head'>;

/** A page of that major, as a remote exposes it. */
export const OlderFirstClassPage: OlderPage = Object.assign(
  ({ i18n, agency }: OlderProps) => <h1>{`${i18n.language}: ${agency.phone}`}</h1>,
  {
    head: () => ({ title: 'First class, older major', description: '' }),
  },
);

/** The shell's adapter for that major. */
export function adaptOlderPage(module: unknown): PageComponent {
  const Page = exposedPage(module) as unknown as OlderPage;
  return Object.assign(({ site, ...props }: PageProps) => <Page {...props} agency={site} />, {
    head: Page.head,
  });
}
