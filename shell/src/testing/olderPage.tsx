import type { FunctionComponent } from 'react';
import type { PageComponent, PageProps } from '@farekite/shared/contract';
import { pageOf } from '../remotes/pageOf';

/** What an invented major of the contract hands to a page: the site under another name. */
interface OlderProps extends Omit<PageProps, 'site'> {
  readonly agency: PageProps['site'];
}

type OlderPage = FunctionComponent<OlderProps> & Pick<PageComponent, 'head'>;

/** A page of that major, as a remote that was built against it exposes it. */
export const OlderFirstClassPage: OlderPage = Object.assign(
  ({ language, agency }: OlderProps) => <h1>{`${language}: ${agency.phone}`}</h1>,
  {
    head: () => ({ title: 'First class, of old', description: '' }),
  },
);

/** The adapter that a shell has for it. */
export function adaptOlderPage(module: unknown): PageComponent {
  const Page = pageOf(module) as unknown as OlderPage;
  return Object.assign(({ site, ...props }: PageProps) => <Page {...props} agency={site} />, {
    head: Page.head,
  });
}
