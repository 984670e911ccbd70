// What pdfkit 0.20 accepts and @types/pdfkit lacks.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Left, top, right and bottom of a figure, in points. */
    bbox?: [number, number, number, number];
    /** What the head of a table speaks of. */
    scope?: 'Column' | 'Row';
  }
  interface AnnotationOption {
    /** The element that the annotation belongs to. */
    structParent?: PDFStructureElement;
  }
}
