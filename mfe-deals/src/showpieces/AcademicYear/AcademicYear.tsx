import { useLanguage, useTexts, type Localized } from '@farekite/shared/language';
import styles from './AcademicYear.module.scss';
import { academicYearTexts } from './AcademicYear.texts';

/** Of a student's year. Written down: what browsers call them for short is not the same everywhere. */
const MONTHS: Localized<string> = {
  en: 'Sep Oct Nov Dec Jan Feb Mar Apr May Jun Jul Aug',
  es: 'sep oct nov dic ene feb mar abr may jun jul ago',
};

const OUT = 0;
const BACK = 11;

/** Twelve leaves of a calendar: how long there may be between the flight out and the one back. */
export function AcademicYear() {
  const t = useTexts(academicYearTexts);
  return (
    <figure>
      <div className={styles.months} aria-hidden="true">
        {MONTHS[useLanguage()].split(' ').map((month, index) => (
          <span key={month} className={[OUT, BACK].includes(index) ? styles.flight : styles.month}>
            {month}
            {index === OUT && <Arrow className={styles.out} />}
            {index === BACK && <Arrow className={styles.back} />}
          </span>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <strong>{t('span')}</strong> {t('rule')}
      </figcaption>
    </figure>
  );
}

function Arrow({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24">
      <path fill="currentColor" d="M22 3 2 10.5l7 3.5zm0 0L10 15l3.5 7z" />
    </svg>
  );
}
