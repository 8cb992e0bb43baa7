import { useEffect, useRef, useState, type RefObject } from 'react';
import { useOnScreen } from '@farekite/shared/hooks';
import { formatNumber, useLanguage, useTranslation } from '@farekite/shared/language';
import { SkySection } from '@farekite/shared/ui';
import { STATISTICS } from '../../../content/statistics';
import { useReducedMotion } from '../../../hooks/useReducedMotion';
import styles from './OurNumbers.module.scss';

const DURATION_MS = 2000;
const TICK_MS = 50;
const TICKS = DURATION_MS / TICK_MS;

/** Counts once, as soon as half of the element is on the screen. @returns 0 to 1, and 1 before it starts */
function useCountUp(element: RefObject<Element | null>): number {
  const onScreen = useOnScreen(element, { share: 0.5 });
  const reducedMotion = useReducedMotion();
  const [ticks, setTicks] = useState<number>();
  if (onScreen && !reducedMotion && ticks === undefined) setTicks(0);
  const counting = ticks !== undefined && ticks < TICKS;
  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setTicks((done = 0) => done + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [counting]);
  return reducedMotion || ticks === undefined ? 1 : ticks / TICKS;
}

export function OurNumbers() {
  const { t } = useTranslation('home');
  const section = useRef<HTMLElement>(null);
  const progress = useCountUp(section);
  return (
    <SkySection ref={section} className={styles.section} title={t('ourNumbers.title')}>
      <div className={styles.container}>
        <dl className={styles.numbers}>
          {STATISTICS.map(({ key, value }) => (
            <div key={key} className={styles.number}>
              <dt className={styles.label}>{t(`ourNumbers.${key}`)}</dt>
              <dd className={styles.value}>
                <Counter value={value} progress={progress} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </SkySection>
  );
}

/** Assistive technology always reads the final figure. */
function Counter({ value, progress }: { readonly value: number; readonly progress: number }) {
  const language = useLanguage();
  const counting = progress < 1;
  return (
    <span className={styles.counter}>
      <span className={counting ? styles.finalFigure : undefined}>{`${formatNumber(language, value)}+`}</span>
      {counting && (
        <span className={styles.digits} aria-hidden="true">
          {`${formatNumber(language, Math.round(value * progress))}+`}
        </span>
      )}
    </span>
  );
}
