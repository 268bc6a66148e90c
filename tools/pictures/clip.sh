#!/bin/bash
# clip.sh NAME SECONDS FPS PHOTO PHOTO…: makes src/world/pictures/assets/demo-NAME.mp4 of slow pans over photos, with
# the sound that the clip of that name has, and the picture that stands for it. Needs ffmpeg and webp.
set -e
name=$1; seconds=$2; fps=$3; shift 3
assets=$(cd "$(dirname "$0")/../../src/world/pictures/assets" && pwd)
work=$(mktemp -d); trap 'rm -rf "$work"' EXIT
shots=$#; each=$(python3 -c "print(($seconds+.4*($shots-1))/$shots)")
inputs=(); graph=''; at=0
for photo in "$@"; do
  dwebp -quiet "$assets/photos/$photo.webp" -o "$work/$at.png"
  inputs+=(-loop 1 -framerate "$fps" -t "$each" -i "$work/$at.png")
  if [ $((at % 2)) = 0 ]; then x="(iw-1080)/2-70+140*t/$each"; else x="(iw-1080)/2+70-140*t/$each"; fi
  graph+="[$at:v]scale=-2:2000:flags=lanczos,hqdn3d=1.5,crop=1080:1920:x='$x':y='40-36*t/$each',setsar=1,fps=$fps,format=yuv420p[c$at];"
  at=$((at + 1))
done
last=c0
for ((k = 1; k < shots; k++)); do
  start=$(python3 -c "print(round(($each-.4)*$k,3))")
  graph+="[$last][c$k]xfade=transition=fade:duration=0.4:offset=$start[x$k];"; last=x$k
done
ffmpeg -v error -y -threads 1 "${inputs[@]}" -i "$assets/demo-$name.mp4" -filter_complex "${graph%;}" -map "[$last]" -map "$shots:a:0" -t "$seconds" \
  -c:v libx264 -threads 1 -preset medium -crf 29 -pix_fmt yuv420p -movflags +faststart -c:a copy "$work/clip.mp4"
cp "$work/clip.mp4" "$assets/demo-$name.mp4"
ffmpeg -v error -y -ss 1 -i "$assets/demo-$name.mp4" -frames:v 1 -vf scale=608:1080 -q:v 4 "$assets/demo-$name.jpg"
