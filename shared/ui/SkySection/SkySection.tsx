import { Clouds } from '../Clouds/Clouds';
import { Section, type SectionProps } from '../Section/Section';
import styles from './SkySection.module.scss';

/**
 * A section with white text on a dark sky, which ends in clouds. The custom property `--sky-background` of its `className` replaces
 * the dark gradient.
 */
export function SkySection({ className = '', children, ...section }: Omit<SectionProps, 'surface'>) {
  return (
    <Section {...section} className={`${styles.sky} ${className}`.trim()}>
      {children}
      <Clouds />
    </Section>
  );
}
