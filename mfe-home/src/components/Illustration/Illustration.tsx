import { cardFiles, CardPicture } from '@farekite/shared/ui';
import type { CardName } from '../../pictures/CardName';

interface IllustrationProps {
  readonly name: CardName;
  /** @default a quarter of a wide page, half of a tablet, all of a phone */
  readonly sizes?: string;
}

const QUARTER = '(width >= 1280px) 282px, (width >= 1024px) 25vw, (width >= 640px) 50vw, 92vw';

export function Illustration({ name, sizes = QUARTER }: IllustrationProps) {
  return <CardPicture files={cardFiles(name)} sizes={sizes} />;
}
