import { useTexts } from '@farekite/shared/language';
import styles from './SwapButton.module.scss';
import { swapButtonTexts } from './SwapButton.texts';

export function SwapButton({ onSwap }: { readonly onSwap: () => void }) {
  const t = useTexts(swapButtonTexts);
  return (
    <button className={styles.swap} type="button" aria-label={t('swap')} title={t('swap')} onClick={onSwap}>
      <svg className={styles.arrows} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path d="M3 7h13m-4-4 4 4-4 4M17 13H4m4-4-4 4 4 4" />
      </svg>
    </button>
  );
}
