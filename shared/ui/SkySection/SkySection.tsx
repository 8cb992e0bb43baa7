import { Clouds } from '../Clouds/Clouds';
import { Section, type SectionProps } from '../Section/Section';
import styles from './SkySection.module.scss';

interface SkySectionProps extends Omit<SectionProps, 'surface'> {
  /** Its custom property `--sky-background` replaces the dark gradient. @default none */
  readonly className?: string | undefined;
}

/** A section with white text on a dark sky, which ends in clouds. */
export function SkySection({ className = '', children, ...section }: SkySectionProps) {
  return (
    <Section {...section} className={`${styles.sky} ${className}`.trim()}>
      {children}
      <Clouds />
    </Section>
  );
}
