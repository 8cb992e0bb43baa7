export const headsetIcon =
  'M4 14v-2a8 8 0 0 1 16 0v2M4 13.5h2.5V19H5a1 1 0 0 1-1-1zM20 13.5h-2.5V19H19a1 1 0 0 0 1-1zM19.5 19c-.5 1.7-2 2.5-4.5 2.5h-2';
