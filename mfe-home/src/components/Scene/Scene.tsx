import styles from './Scene.module.scss';

export type SceneName =
  | 'suite'
  | 'legroom'
  | 'pillow'
  | 'students'
  | 'airlines'
  | 'family'
  | 'tent'
  | 'promenade'
  | 'desk'
  | 'paris'
  | 'tokyo'
  | 'newYork'
  | 'london'
  | 'rome'
  | 'barcelona'
  | 'dubai'
  | 'cancun'
  | 'bali'
  | 'kualaLumpur'
  | 'goa'
  | 'santorini';

/** A picture, four to three, as wide as its container. Decorative: what it shows is named beside it. */
export function Scene({ scene }: { readonly scene: SceneName }) {
  return <div className={`${styles.scene} ${styles[scene]}`} aria-hidden="true" />;
}
