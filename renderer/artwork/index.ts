export { Divider, Emblem, Pattern, Scene, Stars } from './artwork.tsx';
export { Cover } from './cover.tsx';
export { colourProperties } from './theme-colours.ts';
