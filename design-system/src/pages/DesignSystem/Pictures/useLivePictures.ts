import { useEffect, useState } from 'react';
import { readPictures, type LivePicture } from './readPictures';

/** The live pictures by remote; empty until they are loaded. */
export function useLivePictures(): ReadonlyMap<string, readonly LivePicture[]> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, readonly LivePicture[]>>(new Map());
  useEffect(() => {
    void readPictures().then(setPictures);
  }, []);
  return pictures;
}
