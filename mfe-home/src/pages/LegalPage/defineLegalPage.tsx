import { definePage, type PageComponent } from '@farekite/shared/contract';
import { pageHead } from '../pageHead';
import { LegalPage, type LegalPageProps } from './LegalPage';

export function defineLegalPage(legal: LegalPageProps, sharePicture: string): PageComponent {
  return definePage(() => <LegalPage {...legal} />, pageHead(legal.namespace, sharePicture));
}
