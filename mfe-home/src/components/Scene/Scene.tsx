import { CardPicture } from '@farekite/shared/ui';
import { CARDS } from '../../pictures/cards';

export type SceneName = keyof typeof CARDS;

interface SceneProps {
  readonly scene: SceneName;
  /** @default a quarter of a wide page, half of a tablet, all of a phone */
  readonly sizes?: string;
}

const QUARTER = '(width >= 1280px) 282px, (width >= 1024px) 25vw, (width >= 640px) 50vw, 92vw';

/** A travel poster. */
export function Scene({ scene, sizes = QUARTER }: SceneProps) {
  return <CardPicture files={CARDS[scene]} sizes={sizes} />;
}
