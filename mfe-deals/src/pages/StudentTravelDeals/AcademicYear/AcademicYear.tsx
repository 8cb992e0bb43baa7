import { useLanguage, useTexts, type Localized } from '@farekite/shared/language';
import styles from './AcademicYear.module.scss';
import { academicYearTexts } from './AcademicYear.texts';

/** The months of an academic year, not from Intl: browsers abbreviate months in different ways. */
const MONTHS: Localized<string> = {
  en: 'Sep Oct Nov Dec Jan Feb Mar Apr May Jun Jul Aug',
  es: 'sep oct nov dic ene feb mar abr may jun jul ago',
};

/** Indexes of the months of departure and return. */
const OUT = 0;
const BACK = 11;

/** A calendar of twelve months that shows how late the return flight may be. */
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
