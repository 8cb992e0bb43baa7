import { monthName, useTranslation } from '@farekite/shared/language';
import styles from './AcademicYear.module.scss';

/** Months of departure and return; 1 is January. */
const OUT = 9;
const BACK = 8;

const ACADEMIC_YEAR = [OUT, 10, 11, 12, 1, 2, 3, 4, 5, 6, 7, BACK];

/** Shows how late the return flight may be. */
export function AcademicYear() {
  const { t, language } = useTranslation('student-travel-deals');
  return (
    <figure>
      <div className={styles.months} aria-hidden="true">
        {ACADEMIC_YEAR.map((month) => (
          <span key={month} className={[OUT, BACK].includes(month) ? styles.flight : styles.month}>
            <span>{monthName(language, month, 'short')}</span>
            {month === OUT && <Arrow className={styles.out} />}
            {month === BACK && <Arrow className={styles.back} />}
          </span>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <strong>{t('academicYear.span')}</strong> <span>{t('academicYear.rule')}</span>
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
