import { useEffect, useState } from 'react';
import { readPictures, type LivePicture } from './readPictures';

/** The pictures that are live, by remote; none until they are known. */
export function useLivePictures(): ReadonlyMap<string, readonly LivePicture[]> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, readonly LivePicture[]>>(new Map());
  useEffect(() => {
    void readPictures().then(setPictures);
  }, []);
  return pictures;
}
