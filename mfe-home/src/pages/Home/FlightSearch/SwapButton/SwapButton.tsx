import { useTranslation } from '@farekite/shared/language';
import { Icon, swapIcon } from '@farekite/shared/ui';
import styles from './SwapButton.module.scss';

export function SwapButton({ onSwap }: { readonly onSwap: () => void }) {
  const { t } = useTranslation('home');
  return (
    <button
      className={styles.swap}
      type="button"
      aria-label={t('flightSearch.swapButton.swap')}
      title={t('flightSearch.swapButton.swap')}
      onClick={onSwap}
    >
      <Icon icon={swapIcon} strokeWidth={2.1} className={styles.arrows} />
    </button>
  );
}
