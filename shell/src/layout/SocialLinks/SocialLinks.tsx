import { useTranslation } from '@farekite/shared/language';
import { VisuallyHidden } from '@farekite/shared/ui';
import { useShell } from '../../context/ShellContext';
import networks from './networks.json';
import styles from './SocialLinks.module.scss';

interface SocialLinksProps {
  readonly variant: 'plain' | 'disc';
}

export function SocialLinks({ variant }: SocialLinksProps) {
  const { site } = useShell();
  const { t } = useTranslation('shell');
  return (
    <ul className={styles[variant]}>
      {site.social.map(({ network, url }) => (
        <li key={network}>
          <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
            <svg width="1.25em" height="1.25em" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path fill="currentColor" fillRule="evenodd" d={networks[network].shape} />
            </svg>
            <VisuallyHidden>{`${networks[network].name} (${t('socialLinks.newTab')})`}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
