import { useTexts } from '@farekite/shared/language';
import { Icon, swapIcon } from '@farekite/shared/ui';
import styles from './SwapButton.module.scss';
import { swapButtonTexts } from './SwapButton.texts';

export function SwapButton({ onSwap }: { readonly onSwap: () => void }) {
  const t = useTexts(swapButtonTexts);
  return (
    <button className={styles.swap} type="button" aria-label={t('swap')} title={t('swap')} onClick={onSwap}>
      <Icon icon={swapIcon} strokeWidth={2.1} className={styles.arrows} />
    </button>
  );
}
