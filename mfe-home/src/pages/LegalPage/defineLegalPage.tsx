import { definePage, type PageComponent } from '@farekite/shared/contract';
import { pageHead } from '../pageHead';
import { LegalPage, type LegalPageProps } from './LegalPage';

/** Makes the page of a legal text. @param sharePicture the address of the picture that is shown when it is shared */
export function defineLegalPage(legal: LegalPageProps, sharePicture: string): PageComponent {
  return definePage(() => <LegalPage {...legal} />, pageHead(legal.namespace, sharePicture));
}
