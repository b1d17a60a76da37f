import type { PointerEvent } from 'react';
import { useEffect, useRef } from 'react';
import type { ChosenPicture } from './chosen-picture.ts';
import type { Crop } from './crop.ts';
import { croppedPart } from './crop.ts';

interface Props {
  picture: ChosenPicture;
  aspect: number;
  onCrop: (crop: Crop) => void;
}

const PREVIEW_WIDTH = 720;

/** Shows exactly what will be kept. Drag to move the picture, slide to enlarge it. */
export function CropFrame({ picture, aspect, onCrop }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { image, crop } = picture;
  useEffect(() => draw(canvas.current, picture, aspect), [picture, aspect]);
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons === 0) return;
    const part = croppedPart({ width: image.naturalWidth, height: image.naturalHeight }, aspect, crop);
    const scale = part.width / currentTarget.clientWidth;
    onCrop({
      ...crop,
      centreX: (part.x + part.width / 2 - movementX * scale) / image.naturalWidth,
      centreY: (part.y + part.height / 2 - movementY * scale) / image.naturalHeight,
    });
  };
  return (
    <div>
      <canvas
        ref={canvas}
        width={PREVIEW_WIDTH}
        height={Math.round(PREVIEW_WIDTH / aspect)}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={drag}
        className="w-full cursor-grab touch-none rounded-field bg-surface active:cursor-grabbing"
      />
      <div className="mt-2 grid gap-1 sm:grid-cols-3 sm:gap-4">
        <Slider label="Enlarge" min={1} max={4} value={crop.zoom} onChange={(zoom) => onCrop({ ...crop, zoom })} />
        <Slider
          label="Left and right"
          min={0}
          max={1}
          value={crop.centreX}
          onChange={(centreX) => onCrop({ ...crop, centreX })}
        />
        <Slider
          label="Up and down"
          min={0}
          max={1}
          value={crop.centreY}
          onChange={(centreY) => onCrop({ ...crop, centreY })}
        />
      </div>
    </div>
  );
}

function draw(canvas: HTMLCanvasElement | null, { image, crop }: ChosenPicture, aspect: number): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  const part = croppedPart({ width: image.naturalWidth, height: image.naturalHeight }, aspect, crop);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

export function Slider({ label, min, max, value, onChange }: SliderProps) {
  return (
    <label className="text-sm">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="h-8 w-full accent-(--accent)"
      />
    </label>
  );
}
