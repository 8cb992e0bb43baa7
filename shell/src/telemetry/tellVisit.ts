import { formatVisit, type Vital } from '@farekite/shared/telemetry';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { markVisitor } from './markVisitor';
import { documentPair, visitViews } from './visitViews';

/** Once: when the document is hidden, which is the last that every browser says of it. */
export function tellVisit(endpoint: string): void {
  const { lang: language } = document.documentElement;
  const vitals: Partial<Record<Vital, number>> = {};
  const keep = ({ name, value }: Metric) => {
    vitals[name.toLowerCase() as Vital] = value;
  };
  for (const measure of [onLCP, onINP, onCLS]) measure(keep);
  const tell = () => {
    const marks = markVisitor(visitViews.marks());
    const visit = { language, pair: documentPair(), vitals, views: visitViews.list(), marks };
    const body = JSON.stringify(formatVisit(visit, Date.now()));
    const headers = { 'Content-Type': 'application/json' };
    fetch(endpoint, { method: 'POST', keepalive: true, credentials: 'omit', headers, body }).catch(
      () => undefined,
    );
  };
  if (document.visibilityState === 'hidden') tell();
  // After those of web-vitals, which measures to the end.
  else document.addEventListener('visibilitychange', tell, { once: true });
}
